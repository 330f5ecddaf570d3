// PostgreSQL's CPU time if it runs on this machine: the postmaster, its children, and ended processes.
import fs from 'node:fs'

const TICK_US = 10_000

const statOf = (pid) => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name may contain anything; the figures follow it.
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
 * The server's process id, or undefined if it runs on another machine.
 * @param client a connection to it
 */
export const findPostmaster = async (client) => {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  return statOf(rows[0].pid)?.parent
}

/** The server's CPU time so far in µs. */
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
