import { writeReportFile } from 'src/services/reports/runs/writeReportFile'

const run = async (payload: unknown) => {
  const { runId } = payload as { runId: number }
  await writeReportFile(runId)
}

export default run
