// Requests to the server: JSON by POST.
import type { Message } from './message.ts';

/** A rejected request, with the reason. */
export class RequestError extends Error {
  constructor(readonly reason: Message) {
    super(reason.code);
  }
}

const gone = () => new RequestError({ code: 'gone', values: undefined });

/** Returns the reason why a request was rejected. Throws other errors. */
export function reasonOf(error: unknown): Message {
  if (error instanceof RequestError) return error.reason;
  throw error;
}

/** Sends a request. The answer has the type that the server's routes give it. */
export async function post<Answer>(path: string, body: object = {}): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw gone();
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok)
    throw new RequestError((answer as Message | null) ?? { code: 'status', values: { status: response.status } });
  if (answer === null) throw gone();
  return answer as Answer;
}
