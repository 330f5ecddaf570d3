import { Client } from 'pg'

type Sent = { text: string; values?: unknown[] }

/** Statements that open a connection, or only begin or end a transaction. */
const AROUND = /^\s*(BEGIN|COMMIT|SET|DEALLOCATE|SELECT pg_is_in_recovery)/i

/** The statements that reach PostgreSQL while the work runs, except those around it. */
export const sentBy = async (work: () => Promise<unknown>) => {
  const sent: Sent[] = []
  const original = Client.prototype.query
  const spy = jest
    .spyOn(Client.prototype, 'query')
    .mockImplementation(function (this: Client, ...args: unknown[]) {
      const [first, given] = args as [string | Sent, unknown]
      const { text = '', values = undefined } =
        typeof first === 'string'
          ? { text: first, values: given as unknown[] }
          : (first ?? {})
      if (!AROUND.test(text)) sent.push({ text, values })
      return (original as (...all: unknown[]) => never).apply(this, args)
    } as never)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return sent
}

/** The number of these statements. */
export const statementsOf = async (work: () => Promise<unknown>) =>
  (await sentBy(work)).length
