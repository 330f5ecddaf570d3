import { tendBackups as tend } from 'src/services/settings/backups/tendBackups'

const tendBackups = () => tend(new Date())

export default tendBackups
