import { writeEnrolments } from 'src/services/accounts/users/writeEnrolments'

/** Runs every few minutes, because purchases begin and end at Manila's midnight. */
const writeChanged = async () => {
  await writeEnrolments()
}

export default writeChanged
