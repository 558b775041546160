#!/usr/bin/env python3
"""What a release has, and the files made for it. Needs Python 3.11 and nothing else.

    release.py plan                 print every file of a release of this version
    release.py matrices             print the matrices of the workflow's jobs
    release.py repository URL       write the repository's address into Cargo.toml
    release.py archive TARGET       pack the programs of a target
    release.py manifests FOLDER     write checksums and the manifests of package managers
    release.py check FOLDER         compare a folder with the plan
    release.py tag TAG              compare a tag with the version
"""

import argparse
import gzip
import hashlib
import json
import os
import shutil
import stat
import string
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TABLE = json.loads((HERE / "release.json").read_text())
PROGRAMS, SYSTEMS = TABLE["programs"], TABLE["systems"]
WORKSPACE = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))["workspace"]["package"]
VERSION = WORKSPACE["version"]
# Debian's and RPM's packages take their files from here, too: Cargo.toml.
TREE = ROOT / "target/archive"
# What `licences` writes: those of crates, and of Rust's own library.
LICENCES = [ROOT / "target/licences" / name for name in ("RUST-LIBRARY.html", "THIRD-PARTY.md")]
# The names of completions as their shells look for them.
COMPLETIONS = {
    "bash": "{}.bash",
    "elvish": "{}.elv",
    "fish": "{}.fish",
    "powershell": "_{}.ps1",
    "zsh": "_{}",
}
CHECKSUMS = "SHA256SUMS"


def completions(program, shell):
    """The command that prints the completions of a program for a shell."""
    return [program, "--completions", shell]


def man_pages(program, folder):
    """The command that writes the manual pages of a program to a folder."""
    return [program, "--man-pages", folder]


def stem(target):
    """The name of a target's archive, which is also that of the only folder in it."""
    return f"gocheck-{VERSION}-{target}"


def archives():
    """The name of each target's archive."""
    return {one["target"]: f"{stem(one['target'])}.{one['archive']}" for one in SYSTEMS if "archive" in one}


def packages():
    """Debian's and RPM's packages."""
    debs = [f"gocheck_{VERSION}-1_{one['deb']}.deb" for one in SYSTEMS if "deb" in one]
    return debs + [f"gocheck-{VERSION}-1.{one['rpm']}.rpm" for one in SYSTEMS if "rpm" in one]


def wheels():
    """The wheels and source distributions, which PyPI gets, too."""
    names = [f"pygocheck-{VERSION}.tar.gz", f"pygocheck_cli-{VERSION}.tar.gz"]
    for one in SYSTEMS:
        names.append(f"pygocheck-{VERSION}-cp39-abi3-{one['wheel']}.whl")
        names.append(f"pygocheck_cli-{VERSION}-py3-none-{one['wheel']}.whl")
    return sorted(names)


def manifests():
    """The manifests of package managers."""
    return ["gocheck.json", "gocheck.rb", f"gocheck-{VERSION}-winget.zip"]


def print_plan():
    """Prints every file of a release."""
    inside = TABLE["files"] + [path.name for path in LICENCES]
    inside += [f"completions/{name.format(program)}" for program in PROGRAMS for name in COMPLETIONS.values()]
    inside += [f"man/{program}*.1" for program in PROGRAMS]
    for title, names in {
        "archives": archives().values(),
        "in each archive": [*PROGRAMS, *inside],
        "packages of Debian and RPM": packages(),
        "wheels and source distributions": wheels(),
        "manifests of Homebrew, Scoop and winget": manifests(),
        "checksums of all others": [CHECKSUMS],
    }.items():
        print(f"{title}:")
        for name in names:
            print(f"  {name}")


def print_matrices():
    """Prints `programs=[..]` and `wheels=[..]` as GitHub's jobs take them from the output of another."""
    programs = [{key: one[key] for key in ("target", "os")} for one in SYSTEMS if "archive" in one]
    wheels = [{key: one.get(key, "") for key in ("target", "os", "lacks")} | manylinux(one["wheel"]) for one in SYSTEMS]
    print(f"programs={json.dumps(programs)}")
    print(f"wheels={json.dumps(wheels)}")


def manylinux(tag):
    """The C library as maturin-action names it."""
    named = "2014" if tag.startswith("manylinux") else "musllinux_1_2" if tag.startswith("musllinux") else "auto"
    return {"manylinux": named}


def write_repository(address):
    """Writes the repository's address into Cargo.toml, unless it is there already."""
    if WORKSPACE["repository"] not in ("", address):
        sys.exit(f"Cargo.toml names the repository {WORKSPACE['repository']}, and this is {address}")
    path = ROOT / "Cargo.toml"
    path.write_text(path.read_text("utf-8").replace('\nrepository = ""\n', f'\nrepository = "{address}"\n'), "utf-8")


def pack(target, programs, host, out):
    """Packs the programs of a target; `host` has programs that run here."""
    name = archives()[target]
    exe = ".exe" if "windows" in target else ""
    shutil.rmtree(TREE, ignore_errors=True)
    listed = subprocess.run(
        ["git", "-C", ROOT, "ls-files", "-z", "--", *TABLE["files"]], check=True, capture_output=True, text=True, encoding="utf-8"
    )
    for file in listed.stdout.split("\0")[:-1]:
        copy(ROOT / file, TREE / file)
    for path in LICENCES:
        copy(path, TREE / path.name)
    for program in PROGRAMS:
        copy(programs / (program + exe), TREE / (program + exe))
        runs = str(next(path for path in (host / program, host / (program + ".exe")) if path.exists()))
        for shell, named in COMPLETIONS.items():
            path = TREE / "completions" / named.format(program)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(subprocess.run(completions(runs, shell), check=True, capture_output=True).stdout)
        subprocess.run(man_pages(runs, TREE / "man"), check=True)
    out.mkdir(parents=True, exist_ok=True)
    write_archive(out / name, stem(target))
    print(out / name)


def copy(source, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, path)
    executable = path.parent == TREE and path.suffix in ("", ".exe") and path.stem in PROGRAMS
    path.chmod(0o755 if executable or source.stat().st_mode & stat.S_IXUSR else 0o644)


def write_archive(path, folder):
    """Packs the tree. The same files make the same bytes."""
    files = sorted(file for file in TREE.rglob("*") if file.is_file())
    named = {file: f"{folder}/{file.relative_to(TREE).as_posix()}" for file in files}
    if path.suffix == ".zip":
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
            for file, name in named.items():
                archive.writestr(entry(name), file.read_bytes())
        return
    with (
        path.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for file, name in named.items():
            info = tarfile.TarInfo(name)
            info.size, info.mode = file.stat().st_size, file.stat().st_mode & 0o755
            with file.open("rb") as content:
                archive.addfile(info, content)


def entry(name):
    """An entry of a ZIP file."""
    info = zipfile.ZipInfo(name)
    info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
    return info


def write_manifests(folder, repository):
    """Fills the templates with the archives' checksums, and writes the checksums of all files."""
    owner = repository.rstrip("/").split("/")[-2]
    values = {"version": VERSION, "repository": repository, "owner": owner, "license": "MIT AND OFL-1.1"}
    for target, name in archives().items():
        key = target.replace("-", "_")
        values[f"sha256_{key}"] = sha256(folder / name)
        values[f"url_{key}"] = f"{repository}/releases/download/v{VERSION}/{name}"
        values[f"folder_{key}"] = stem(target)
    with zipfile.ZipFile(folder / f"gocheck-{VERSION}-winget.zip", "w") as winget:
        for template in sorted((HERE / "templates").iterdir()):
            text = string.Template(template.read_text("utf-8")).substitute(values)
            if template.name.startswith("winget"):
                winget.writestr(entry(template.name.replace("winget", f"{owner}.gocheck", 1)), text)
            else:
                (folder / template.name).write_text(text, "utf-8")
    sums = [f"{sha256(path)}  {path.name}\n" for path in sorted(folder.iterdir()) if path.name != CHECKSUMS]
    (folder / CHECKSUMS).write_text("".join(sums), "utf-8")


def sha256(path):
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def check(folder):
    """Compares the files in a folder with the plan."""
    planned = {*archives().values(), *packages(), *wheels(), *manifests(), CHECKSUMS}
    found = set(os.listdir(folder))
    for name in sorted(planned - found):
        print(f"missing: {name}")
    for name in sorted(found - planned):
        print(f"not planned: {name}")
    if planned != found:
        sys.exit(1)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("plan")
    commands.add_parser("matrices")
    commands.add_parser("repository").add_argument("address")
    archive = commands.add_parser("archive")
    archive.add_argument("target", choices=archives())
    archive.add_argument("--programs", type=Path, help="the folder of the programs")
    archive.add_argument("--host", type=Path, help="the folder of programs that run here, if those do not")
    archive.add_argument("--out", type=Path, default=ROOT / "target/release-files")
    filled = commands.add_parser("manifests")
    filled.add_argument("folder", type=Path)
    filled.add_argument("repository")
    commands.add_parser("check").add_argument("folder", type=Path)
    commands.add_parser("tag").add_argument("tag")
    args = parser.parse_args()
    match args.command:
        case "plan":
            print_plan()
        case "matrices":
            print_matrices()
        case "repository":
            write_repository(args.address)
        case "archive":
            programs = args.programs or ROOT / "target" / args.target / "dist"
            pack(args.target, programs, args.host or programs, args.out)
        case "manifests":
            write_manifests(args.folder, args.repository)
        case "check":
            check(args.folder)
        case "tag" if args.tag != f"v{VERSION}":
            sys.exit(f"the tag is {args.tag}, and the version is {VERSION}")


if __name__ == "__main__":
    main()
