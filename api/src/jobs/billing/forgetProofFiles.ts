import { forgetProofFiles } from 'src/services/billing/paymentProofs/forgetProofFiles'

/** Deletes screenshots of proofs that are older than the school keeps them. */
const forgetOldFiles = async () => {
  await forgetProofFiles()
}

export default forgetOldFiles
