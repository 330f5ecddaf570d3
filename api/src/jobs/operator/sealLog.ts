import { sealLog as seal } from 'src/operator/sealedLog/sealLog'

/** Seals what was logged since. */
const sealLog = () => seal()

export default sealLog
