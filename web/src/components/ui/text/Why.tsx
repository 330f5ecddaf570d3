import { useState, type MouseEvent, type ReactNode } from 'react'

import { HelpCircle } from 'lucide-react'

export type WhyLine = { text: ReactNode; value?: ReactNode }

type WhyProps = {
  /** The thing to explain, or a question about it. */
  label: ReactNode
  lines: readonly WhyLine[]
}

/** Explains something on request ("Bakit?") by the rules behind it and their inputs. */
export const Why = ({ label, lines }: WhyProps) => {
  const [isOpen, setIsOpen] = useState(false)

  const onAsk = (event: MouseEvent) => {
    event.preventDefault()
    setIsOpen(!isOpen)
  }

  return (
    <details open={isOpen} className="group text-left text-sm">
      <summary
        onClick={onAsk}
        className="text-primary flex w-fit cursor-pointer min-h-7 items-center gap-1.5 rounded font-medium"
      >
        <HelpCircle className="size-4 shrink-0" aria-hidden />
        {label}
      </summary>
      {isOpen && (
        <ol className="bg-base-200 text-base-content mt-2 space-y-2 rounded-lg p-3">
          {lines.map(({ text, value }, index) => (
            // The lines of an explanation never change order.
            <li key={index} className="flex justify-between gap-4">
              <span className="min-w-0">{text}</span>
              {value !== undefined && <span>{value}</span>}
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}
