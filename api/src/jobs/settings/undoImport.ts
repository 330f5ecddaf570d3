import { undoRun } from 'src/services/settings/imports/undo/undoRun'

const undoImport = async (payload: unknown) => {
  const { runId } = payload as { runId: number }
  await undoRun(runId)
}

export default undoImport
