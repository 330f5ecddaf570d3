import { mailCredentials } from 'src/services/settings/imports/mailCredentials'

const mailImportCredentials = async (payload: unknown) => {
  const { runId } = payload as { runId: number }
  await mailCredentials(runId)
}

export default mailImportCredentials
