// A new database that is like another one of the server: what belongs to the database and not to its contents.
import { escapeIdentifier, escapeLiteral, type Client } from 'pg'

/** The columns of pg_database differ between versions: `daticulocale` became `datlocale` in PostgreSQL 17. */
type Facts = {
  encoding: string
  datcollate: string
  datctype: string
  /** c: libc, i: ICU, b: builtin */
  datlocprovider: string
  daticulocale?: string | null
  datlocale?: string | null
  daticurules?: string | null
}

const FACTS = `SELECT to_jsonb(d) - 'datacl' || jsonb_build_object('encoding', pg_encoding_to_char(d.encoding)) AS facts
  FROM pg_database d WHERE datname = $1`

const localeOf = ({ datlocprovider, ...facts }: Facts) => {
  const locale = escapeLiteral(facts.datlocale ?? facts.daticulocale ?? '')
  const rules = facts.daticurules
    ? ` ICU_RULES ${escapeLiteral(facts.daticurules)}`
    : ''
  if (datlocprovider === 'i')
    return `LOCALE_PROVIDER icu ICU_LOCALE ${locale}${rules}`
  return datlocprovider === 'b'
    ? `LOCALE_PROVIDER builtin BUILTIN_LOCALE ${locale}`
    : 'LOCALE_PROVIDER libc'
}

/** Creates an empty database with the encoding and the collation of `like`. */
export const createLike = async (
  server: Client,
  name: string,
  like: string
) => {
  const {
    rows: [{ facts }],
  } = await server.query<{ facts: Facts }>(FACTS, [like])
  await server.query(
    `CREATE DATABASE ${escapeIdentifier(name)} TEMPLATE template0 ENCODING ${escapeLiteral(facts.encoding)}
     LC_COLLATE ${escapeLiteral(facts.datcollate)} LC_CTYPE ${escapeLiteral(facts.datctype)} ${localeOf(facts)}`
  )
}

type Setting = { role: string | null; setting: string }

const SETTINGS = `SELECT r.rolname::text AS role, setting FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
  LEFT JOIN pg_roles r ON r.oid = s.setrole CROSS JOIN unnest(s.setconfig) AS setting WHERE d.datname = $1`

/** Their values are lists of names, which are quoted one by one. */
const LISTS = /^(search_path|temp_tablespaces|\w+_preload_libraries)$/
const NAMES = /"((?:[^"]|"")*)"|[^,\s]+/g

const valueOf = (name: string, value: string) =>
  LISTS.test(name)
    ? [...value.matchAll(NAMES)]
        .map(([whole, inner]) =>
          escapeLiteral(inner?.replaceAll('""', '"') ?? whole)
        )
        .join(', ')
    : escapeLiteral(value)

const settingsOf = async (server: Client, from: string, to: string) => {
  const { rows } = await server.query<Setting>(SETTINGS, [from])
  return rows.map(({ role, setting }) => {
    const at = setting.indexOf('=')
    const name = setting.slice(0, at)
    const place =
      role === null
        ? `DATABASE ${escapeIdentifier(to)}`
        : `ROLE ${escapeIdentifier(role)} IN DATABASE ${escapeIdentifier(to)}`
    const quoted = name.split('.').map(escapeIdentifier).join('.')
    return `ALTER ${place} SET ${quoted} TO ${valueOf(name, setting.slice(at + 1))}`
  })
}

type Grant = { role: string | null; right: string; passesOn: boolean }

/** Role 0 is PUBLIC. Without a list of its own, a database has the default rights. */
const GRANTS = `SELECT CASE WHEN g.grantee <> 0 THEN g.grantee::regrole::text END AS role, g.privilege_type AS right, g.is_grantable AS "passesOn"
  FROM pg_database d CROSS JOIN aclexplode(d.datacl) g WHERE d.datname = $1`

const grantsOf = async (server: Client, from: string, to: string) => {
  const { rows } = await server.query<Grant>(GRANTS, [from])
  const database = escapeIdentifier(to)
  if (rows.length === 0) return []
  return [
    `REVOKE ALL ON DATABASE ${database} FROM PUBLIC`,
    ...rows.map(
      ({ role, right, passesOn }) =>
        // regrole has quoted the name.
        `GRANT ${right} ON DATABASE ${database} TO ${role ?? 'PUBLIC'}${passesOn ? ' WITH GRANT OPTION' : ''}`
    ),
  ]
}

/**
 * Gives a database the settings and the rights of another, whose name it gets later. Resolves to the statements that the
 * role may not run, with that name.
 */
export const copySettings = async (
  server: Client,
  from: string,
  to: string
) => {
  const refused: string[] = []
  for (const sql of [
    ...(await settingsOf(server, from, to)),
    ...(await grantsOf(server, from, to)),
  ])
    await server
      .query(sql)
      .catch(() =>
        refused.push(
          sql.replaceAll(escapeIdentifier(to), () => escapeIdentifier(from))
        )
      )
  return refused
}
