import { expireMoveUps } from 'src/services/community/moveUps/expireMoveUps'

/** Once a day; twice, or late, it ends what is old and nothing again. */
const expireOld = async () => {
  await expireMoveUps(new Date())
}

export default expireOld
