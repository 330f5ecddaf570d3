import { sealLog as seal } from 'src/lib/database/sealedLog/sealLog'

/** Seals what was logged since. */
const sealLog = () => seal()

export default sealLog
