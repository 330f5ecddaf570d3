import {
  forgetReportFiles,
  sendScheduled,
} from 'src/services/reports/runs/sendScheduled'

/** Runs each morning: has the scheduled reports written, and deletes old files. */
const sendReports = async () => {
  await sendScheduled()
  await forgetReportFiles()
}

export default sendReports
