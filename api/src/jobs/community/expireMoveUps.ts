import { expireMoveUps } from 'src/services/community/moveUps/expireMoveUps'

/** Runs daily; a repeated or late run expires old requests once. */
const expireOld = async () => {
  await expireMoveUps(new Date())
}

export default expireOld
