import { ChevronDown } from 'lucide-react'

type QuestionListProps = {
  title: string
  items: { question: string; answer: string }[]
}

/** Questions of a sales page; a click opens the answer. */
export const QuestionList = ({ title, items }: QuestionListProps) => (
  <section>
    <h2 className="mb-3 text-xl">{title}</h2>
    <div className="panel divide-base-300 divide-y">
      {items.map(({ question, answer }, index) => (
        <details key={index} className="group px-4 sm:px-5">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-3 py-4 font-semibold">
            {question}
            <ChevronDown
              className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
              aria-hidden
            />
          </summary>
          <p className="pb-4 whitespace-pre-line">{answer}</p>
        </details>
      ))}
    </div>
  </section>
)
