import { inTransaction } from 'src/lib/database/transaction'
import { issueCertificates } from 'src/services/learning/certificates/issueCertificates'

/** Issues certificates to earlier finishers of a course that now gives certificates. */
const certifyFinishers = async (payload: unknown) => {
  const { courseId } = payload as { courseId: number }
  const issueSome = () => inTransaction((tx) => issueCertificates(tx, courseId))
  while ((await issueSome()) > 0);
}

export default certifyFinishers
