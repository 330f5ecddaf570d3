import type { ReactNode } from 'react'

type ReceiptLinkProps = {
  /** The id of a payment or a refund. */
  paymentId: number
  className?: string
  children: ReactNode
}

/** Opens the document of a payment or a refund in a new tab. */
export const ReceiptLink = ({
  paymentId,
  className = 'link',
  children,
}: ReceiptLinkProps) => (
  <a
    className={`whitespace-nowrap ${className}`}
    href={`/api/documents/receipts/${paymentId}`}
    target="_blank"
    rel="noreferrer"
  >
    {children}
  </a>
)
