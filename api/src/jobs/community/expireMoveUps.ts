import { expireMoveUps } from 'src/services/community/moveUps/expireMoveUps'

/** Runs daily. A repeated or late run expires each old request only once. */
const expireOld = async () => {
  await expireMoveUps(new Date())
}

export default expireOld
