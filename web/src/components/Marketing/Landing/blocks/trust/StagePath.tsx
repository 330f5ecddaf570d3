import { useBlockWords, useLive, useTexts } from '../../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

/** The current stages of the journey. */
export const StagePath = (props: BlockProps<'StagePath'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const { stages } = useLive()
  if (stages.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{text(props, 'title') || t('landing.stages')}</h2>
      {text(props, 'text') && (
        <p className="text-muted mt-1 whitespace-pre-line">
          {text(props, 'text')}
        </p>
      )}
      <ol className="mt-4 space-y-4">
        {stages.map(({ id, number, name, description }) => (
          <li key={id} className="flex gap-4">
            <span className="bg-primary text-primary-content money flex size-9 shrink-0 items-center justify-center rounded-full font-semibold">
              {number}
            </span>
            <div className="min-w-0">
              <h3 className="text-base wrap-anywhere">{name}</h3>
              <p className="text-muted text-sm wrap-anywhere">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
