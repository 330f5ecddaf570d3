import { Client } from 'pg'

/** How many statements reach PostgreSQL while the work runs, without those that only mark the transaction. */
export const statementsOf = async (work: () => Promise<unknown>) => {
  let sent = 0
  const original = Client.prototype.query
  const spy = jest
    .spyOn(Client.prototype, 'query')
    .mockImplementation(function (this: Client, ...args: unknown[]) {
      const [first] = args as [string | { text?: string }]
      const text = (typeof first === 'string' ? first : first?.text) ?? ''
      if (!/^\s*(BEGIN|COMMIT|SET|DEALLOCATE)/i.test(text)) sent++
      return (original as (...all: unknown[]) => never).apply(this, args)
    } as never)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return sent
}
