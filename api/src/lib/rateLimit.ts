import { pool } from './db'

type Limit = { limit: number; seconds: number }

/**
 * Counts a try and says whether it is still within `limit` per so many seconds.
 * One statement, counted before anything is compared: parallel tries can't slip through.
 */
export const withinLimit = async (key: string, { limit, seconds }: Limit) => {
  const { rows } = await pool.query<{ count: number }>({
    name: 'rateCounter',
    text: `
      INSERT INTO "RateCounter" (key, "windowStart", count) VALUES ($1, now(), 1)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN "RateCounter"."windowStart" < now() - make_interval(secs => $2) THEN 1 ELSE "RateCounter".count + 1 END,
        "windowStart" = CASE WHEN "RateCounter"."windowStart" < now() - make_interval(secs => $2) THEN now() ELSE "RateCounter"."windowStart" END
      RETURNING count`,
    values: [key, seconds],
  })
  return rows[0].count <= limit
}

export const forgetTries = (key: string) =>
  pool.query('DELETE FROM "RateCounter" WHERE key = $1', [key])
