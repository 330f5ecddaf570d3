import { applyRun } from 'src/services/settings/imports/apply/applyRun'

const applyImport = async (payload: unknown) => {
  const { runId } = payload as { runId: number }
  await applyRun(runId)
}

export default applyImport
