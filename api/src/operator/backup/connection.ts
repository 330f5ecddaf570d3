import { Client } from 'pg'

/** The text of values depends on these settings, so the same ones hold while rows are read and compared. */
const SETTINGS = `
  SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = 0;
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET search_path = public; SET client_encoding = 'UTF8'`

export const useBackupSettings = (client: Client) => client.query(SETTINGS)

/** Runs something on a connection of its own, outside of the pool and its limits. */
export const withConnection = async <Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>
) => {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // The statement that runs meanwhile fails, too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await useBackupSettings(client)
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
