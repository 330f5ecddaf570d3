import { makeBackup as make } from 'src/services/operator/backups/makeBackup'

const makeBackup = async (payload: unknown) => {
  const { runId } = payload as { runId: number }
  await make(runId)
}

export default makeBackup
