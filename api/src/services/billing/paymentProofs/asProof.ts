import type { PaymentProof } from '@prisma/client'

import { dayOfDateColumn } from 'src/shared/manilaTime'

export const asProof = (proof: PaymentProof) => ({
  ...proof,
  paidOn: dayOfDateColumn(proof.paidOn),
  fileUrl: `/api/uploads/${proof.fileId}`,
  isDuplicate: proof.duplicateOfId !== null,
})
