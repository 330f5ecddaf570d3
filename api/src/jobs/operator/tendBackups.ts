import { tendBackups as tend } from 'src/services/operator/backups/tendBackups'

const tendBackups = () => tend(new Date())

export default tendBackups
