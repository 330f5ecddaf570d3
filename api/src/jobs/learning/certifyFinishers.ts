import { inTransaction } from 'src/lib/transaction'
import { issueCertificates } from 'src/services/learning/certificates/issueCertificates'

/** A course has come to give certificates: who finished it before gets one, too. */
const certifyFinishers = async (payload: unknown) => {
  const { courseId } = payload as { courseId: number }
  const issueSome = () => inTransaction((tx) => issueCertificates(tx, courseId))
  while ((await issueSome()) > 0);
}

export default certifyFinishers
