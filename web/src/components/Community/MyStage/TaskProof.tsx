import { ExternalLink, FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Proof = {
  proofText?: string | null
  proofUrl?: string | null
  proofFileUrl?: string | null
}

/** The proof submitted with a task. */
export const TaskProof = ({ proof }: { proof: Proof }) => {
  const { t } = useTranslation('community.journey')
  const { proofText, proofUrl, proofFileUrl } = proof
  const address = proofUrl ?? proofFileUrl
  if (!proofText && !address) return null
  const Icon = proofUrl ? ExternalLink : FileText
  return (
    <div className="mt-2 text-sm">
      {proofText && (
        <p className="bg-base-200 rounded-lg p-3 wrap-anywhere whitespace-pre-line">
          {proofText}
        </p>
      )}
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="link link-primary inline-flex items-center gap-1.5 wrap-anywhere"
        >
          <Icon className="size-4 shrink-0" aria-hidden />
          {proofUrl ?? t('my.proofFile')}
        </a>
      )}
    </div>
  )
}
