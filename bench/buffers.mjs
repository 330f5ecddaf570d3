// The shared buffers that each statement touches: a figure that does not depend on the machine's load.
import { SEARCHED } from './operations.mjs'
import { COURSES_SHOWN, statements as sql, usersQuery } from './statements.mjs'

const statements = ({ member }) => {
  const levels = ['non-member']
  const users = (wanted) => {
    const { text, values } = usersQuery({
      order: 'CREATED_AT_DESC',
      skip: 0,
      take: 10,
      ...wanted,
    })
    return [text, values]
  }
  return {
    session: [sql.session, [member.tokenHash]],
    'home: stage and tasks': [sql.progress, [member.id]],
    'home: dues': [sql.dues, [member.id]],
    'home: last course': [sql.last, [member.id, levels]],
    myCourses: [sql.courses, [member.id, levels, COURSES_SHOWN]],
    'users, page 1': users({}),
    'users, next': users({ skip: 10 }),
    'users, page 100': users({ skip: 990 }),
    'users, a family name': users({ words: SEARCHED }),
    'users, a full name': users({ words: 'maria santos' }),
    'users, an e-mail': users({ words: 'bulk-77@' }),
    'users, nobody': users({ words: 'nobody here' }),
    finishTask: [
      sql.finishTask,
      [member.id, member.id, null, null, member.taskId],
    ],
  }
}

// The top node's figure does not include the buffers of writes.
const buffersOf = ({
  'Shared Hit Blocks': hit,
  'Shared Read Blocks': read,
  Plans: parts = [],
}) =>
  Math.max(
    hit + read,
    parts.reduce((sum, part) => sum + buffersOf(part), 0)
  )

/** The shared buffers and milliseconds of each statement's second run; its writes are rolled back. */
export const readBuffers = async ({ client, people, reset }, before) => {
  const results = {}
  await reset(before)
  for (const [name, [text, values]] of Object.entries(statements(people))) {
    for (let n = 0; n < 2; n++) {
      await client.query('BEGIN')
      const { rows } = await client.query(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
        values
      )
      await client.query('ROLLBACK')
      const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
      results[name] = {
        buffers: buffersOf(plan),
        ms,
      }
    }
  }
  return results
}
