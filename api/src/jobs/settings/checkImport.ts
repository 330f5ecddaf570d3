import { checkRun } from 'src/services/settings/imports/check/checkRun'

const checkImport = async (payload: unknown) => {
  const { runId } = payload as { runId: number }
  await checkRun(runId)
}

export default checkImport
