import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type LessonTranscriptProps = {
  /** One paragraph per line. */
  text: string
  isOpen?: boolean
}

/** The transcript of a lesson; it is collapsed, but the browser's page search still finds its text. */
export const LessonTranscript = ({ text, isOpen }: LessonTranscriptProps) => {
  const { t } = useTranslation('learning')
  return (
    <details open={isOpen} className="panel group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 font-semibold sm:px-6 [&::-webkit-details-marker]:hidden">
        {t('transcript.title')}
        <ChevronDown
          className="text-muted size-4 shrink-0 transition-transform group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="prose border-base-300 border-t px-4 py-4 sm:px-6">
        {text
          .split('\n')
          .filter((line) => line.trim())
          .map((line, index) => (
            // The lines of a text never change order.
            <p key={index}>{line}</p>
          ))}
      </div>
    </details>
  )
}
