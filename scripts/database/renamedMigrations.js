// Twenty migrations were first named ahead of their commit. A database that knows them by those names learns the new
// ones here, so that Prisma does not run them a second time.
// Delete when: no database from before 2026-11-23 is in use.

const { Client } = require('pg')

const renamed = [
  ['20261121090000_identity', '20261121072748_identity'],
  [
    '20261121100000_profiles_and_bug_reports',
    '20261121073209_profiles_and_bug_reports',
  ],
  ['20261121110000_search', '20261121073317_search'],
  ['20261121110100_info_log_search', '20261121074310_info_log_search'],
  ['20261121110200_changelog', '20261121074719_changelog'],
  ['20261121130000_homes', '20261121083754_homes'],
  ['20261122090000_selling', '20261122035622_selling'],
  ['20261122090100_selling_rules', '20261122035623_selling_rules'],
  ['20261126090000_retention', '20261122035624_retention'],
  ['20261127090000_limited_lessons', '20261122035625_limited_lessons'],
  ['20261128090000_membership_ends', '20261122035626_membership_ends'],
  ['20261129090000_learning', '20261122075903_learning'],
  ['20261129090100_learning_rules', '20261122075904_learning_rules'],
  ['20261129100000_journey', '20261122080835_journey'],
  ['20261129110000_events', '20261122081544_events'],
  ['20261129120000_older_translations', '20261122085554_older_translations'],
  ['20261129140000_public_lessons', '20261122090611_public_lessons'],
  ['20261129150000_resources', '20261122111918_resources'],
  ['20261130090000_search_beginnings', '20261122114601_search_beginnings'],
  ['20261130110000_answer_zones', '20261122121527_answer_zones'],
]

const RENAME = `UPDATE _prisma_migrations m SET migration_name = r.new
  FROM unnest($1::text[], $2::text[]) AS r(old, new) WHERE m.migration_name = r.old`

/** Gives applied migrations their present names; changes nothing the second time, or in an empty database. */
const renameAppliedMigrations = async (connectionString) => {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query(
      `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "isThere"`
    )
    if (rows[0].isThere)
      await client.query(RENAME, [
        renamed.map(([old]) => old),
        renamed.map(([, name]) => name),
      ])
  } finally {
    await client.end()
  }
}

module.exports = { renameAppliedMigrations, renamed }
