import { resumeReportFiles } from 'src/services/reports/runs/sendScheduled'

export default resumeReportFiles
