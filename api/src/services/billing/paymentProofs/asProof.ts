import type { PaymentProof } from '@prisma/client'

import { dayOfDateColumn } from 'src/shared/manilaTime'
import { uploadUrl } from 'src/shared/uploads'

export const asProof = (proof: PaymentProof) => ({
  ...proof,
  paidOn: dayOfDateColumn(proof.paidOn),
  fileUrl: uploadUrl(proof.fileId),
  isDuplicate: proof.duplicateOfId !== null,
})
