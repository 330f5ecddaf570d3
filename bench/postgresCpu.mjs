// PostgreSQL's CPU time, when it runs on this machine: the postmaster, its children, and those that have ended.
import fs from 'node:fs'

const TICK_US = 10_000

const statOf = (pid) => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process's name may hold anything; the figures stand behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, endedUser, endedSystem] = fields
      .slice(11, 15)
      .map(Number)
    return {
      parent: Number(fields[1]),
      own: user + system,
      ended: endedUser + endedSystem,
    }
  } catch {
    return undefined
  }
}

/**
 * The server's process id, or undefined when it is elsewhere.
 * @param client a connection to it
 */
export const findPostmaster = async (client) => {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  return statOf(rows[0].pid)?.parent
}

/** What the server has used so far, in µs. */
export const postgresCpu = (postmaster) => {
  const { own, ended } = statOf(postmaster)
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === postmaster)
  const ticks = children.reduce((sum, child) => sum + child.own, own + ended)
  return ticks * TICK_US
}
