// Maintenance: the server leaves its database, so that another one can take its place, answers that the school comes back,
// and starts again (docs/decisions/0077).
type Host = {
  /** Resolves once no request, stream or job of this process uses the database any more. */
  leaveDatabase: () => Promise<unknown>
  /** Ends the process, which `npm start` then starts again. */
  startAgain: () => void
}

let host: Host | undefined
let isOn = false

/** Called by a server that something starts again when it ends. */
export const offerMaintenance = (offered: Host | undefined) => {
  host = offered
  isOn = false
}

export const canMaintain = () => host !== undefined

export const isInMaintenance = () => isOn

/** Jobs and requests have ended by then, or something is wrong with them. */
const LEAVE_MS = 120_000

class NotLeft extends Error {
  constructor() {
    super('requests or jobs did not end')
  }
}

const deadline = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new NotLeft()), LEAVE_MS).unref()
  })

const offered = () => {
  if (!host) throw new Error('nothing starts this server again')
  return host
}

/** @throws Error if requests or jobs do not end; only `startAgain` ends the maintenance */
export const beginMaintenance = async () => {
  isOn = true
  await Promise.race([offered().leaveDatabase(), deadline()])
}

export const startAgain = () => offered().startAgain()
