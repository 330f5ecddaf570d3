import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type LessonTranscriptProps = {
  /** Paragraphs are lines. */
  text: string
  isOpen?: boolean
}

/** What is said in the lesson; folded, and still found by the browser's own search. */
export const LessonTranscript = ({ text, isOpen }: LessonTranscriptProps) => {
  const { t } = useTranslation('study')
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
            // The lines of a text never move.
            <p key={index}>{line}</p>
          ))}
      </div>
    </details>
  )
}
