"""Compares what programs print as JSON with the schemas of `--json-schema`.

jsonschema validates each object, against schemas that allow no further keys. Each key of a schema, each of its types
and words must occur in some object.
"""

import copy
import json
import subprocess
import sys

from jsonschema import Draft202012Validator, ValidationError, validators
from jsonschema.exceptions import best_match


def parts(schema):
    """The schemas in a schema, and whether they describe the same value as it does."""
    for key in ("properties", "$defs"):
        yield from ((part, key == "$defs") for part in schema.get(key, {}).values())
    yield from ((part, True) for part in schema.get("anyOf", []))
    yield from ((part, False) for part in schema.get("prefixItems", []))
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            yield schema[key], False


def close(schema, is_same=False):
    """Forbids keys that the schema does not name."""
    for part, is_same_value in parts(schema):
        close(part, is_same_value)
    if not is_same:
        schema["unevaluatedProperties"] = False


def documented(schema, path):
    """What can occur: a name for each mark of it. What several commands share has the same name in all of them."""
    for name in schema.get("properties", {}):
        yield (id(schema), name), f"{path}.{name}"
    for key in ("enum", "type"):
        words = schema.get(key, [])
        for word in words if isinstance(words, list) and len(words) > 1 else []:
            yield (id(words), word), f"{path} {key} {word}"
    for number, branch in enumerate(schema.get("anyOf", [])):
        yield (id(schema["anyOf"]), number), f"{path} anyOf {number}"
        yield from documented(branch, f"{path} anyOf {number}")
    for key in ("items", "additionalProperties"):
        if isinstance(schema.get(key), dict):
            yield (id(schema), key), f"{path}[]"
            yield from documented(schema[key], f"{path}[]")
    for name, part in schema.get("properties", {}).items():
        yield from documented(part, f"{path}.{name}")
    for name, part in schema.get("$defs", {}).items():
        yield from documented(part, f"$defs.{name}")


class Seen:
    """Validates, and notes what occurs."""

    def __init__(self, schema):
        Draft202012Validator.check_schema(schema)
        self.schema, self.seen = schema, set()
        closed = copy.deepcopy(schema)
        close(closed)
        self.strict = Draft202012Validator(closed)
        known = Draft202012Validator.VALIDATORS
        self.noting = validators.extend(Draft202012Validator, {
            **{key: self.noted(known[key]) for key in ("properties", "enum", "type", "items", "additionalProperties")},
            "anyOf": self.any_of,
        })(schema)

    def noted(self, check):
        def checked(validator, value, instance, schema):
            if schema.get("properties") is value and isinstance(instance, dict):
                self.seen |= {(id(schema), name) for name in value if name in instance}
            elif schema.get("items") is value and isinstance(instance, list) and instance:
                self.seen.add((id(schema), "items"))
            elif schema.get("additionalProperties") is value and isinstance(instance, dict) and instance:
                self.seen.add((id(schema), "additionalProperties"))
            elif schema.get("enum") is value and instance in value:
                self.seen.add((id(value), instance))
            elif schema.get("type") is value and isinstance(value, list):
                self.seen |= {(id(value), one) for one in value if validator.is_type(instance, one)}
            return check(validator, value, instance, schema) or ()

        return checked

    def any_of(self, validator, branches, instance, schema):
        """Notes only what occurs in the branch that fits."""
        before = self.seen
        for number, branch in enumerate(branches):
            self.seen = {(id(branches), number)}
            if not list(validator.descend(instance, branch)):
                self.seen |= before
                return
        self.seen = before
        yield ValidationError("nothing fits")

    def check(self, value):
        """Returns what is wrong with a value, if anything."""
        return best_match(self.strict.iter_errors(value)) or best_match(self.noting.iter_errors(value))

    def names(self):
        """The names of what can occur, and of what has occurred."""
        names = dict(documented(self.schema, self.schema["$id"]))
        return set(names.values()), {name for mark, name in names.items() if mark in self.seen}


def objects(*call, stdin=None):
    """The objects that a call prints, which may have findings."""
    done = subprocess.run(call, input=stdin and stdin.encode(), capture_output=True, check=False)
    assert done.returncode in (0, 1, 2) and b"panicked" not in done.stderr, done.stderr.decode()
    text, place = done.stdout.decode().strip(), 0
    while place < len(text):
        value, end = json.JSONDecoder().raw_decode(text, place)
        place = end + 1
        yield value


def compare(calls, elsewhere=()):
    """Checks the output of calls: a program, a command, its arguments and standard input. `elsewhere` begins the names of
    what need not occur."""
    seen, count = {}, 0
    for program, command, arguments, stdin in calls:
        if command not in seen:
            [schema] = objects(program, "--json-schema", command)
            seen[command] = Seen(schema)
        call = [program, command, *arguments]
        if "json" not in call:
            call += ["--format", "json"]
        before = count
        for value in objects(*call, stdin=stdin):
            count += 1
            if error := seen[command].check(value):
                sys.exit(f"{' '.join(call)}:\n{json.dumps(value)}\n{error.json_path}: {error.message}")
        assert count > before, f"nothing printed: {' '.join(call)}"
    can, has = (set().union(*names) for names in zip(*(one.names() for one in seen.values())))
    missing = sorted(name for name in can - has if not name.startswith(tuple(elsewhere)))
    assert not missing, "documented, but never printed:\n" + "\n".join(missing)
    print(f"{count} objects of {len(seen)} commands: every documented key occurs, and no other")
