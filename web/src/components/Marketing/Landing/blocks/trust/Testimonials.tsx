import { useBlockWords, useTexts } from '../../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

/** Quotes of real people. The block starts empty, because quotes must not be invented. */
export const Testimonials = (props: BlockProps<'Testimonials'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const said = props.items.filter(({ quote, name }) => quote && name)
  if (said.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">
        {text(props, 'title') || t('landing.testimonials')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {said.map((item, index) => (
          <li key={index} className="panel p-5">
            <blockquote className="whitespace-pre-line">
              {text(item, 'quote')}
            </blockquote>
            <p className="mt-3 font-semibold">{item.name}</p>
            <p className="text-muted text-sm">{text(item, 'role')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
