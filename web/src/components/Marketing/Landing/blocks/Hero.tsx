import { Cover } from 'src/components/ui/layout/Cover'

import { useLive, useTexts } from '../live'

import { EnrollAction } from './EnrollAction'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

/** The headline of a page; in the first hero it is the page's main heading. */
export const Hero = (props: BlockProps<'Hero'> & { id?: string }) => {
  const { headId } = useLive()
  const text = useTexts()
  const Heading = props.id !== undefined && props.id === headId ? 'h1' : 'h2'
  const button = text(props, 'button')
  return (
    <section
      className={
        props.look === 'tinted'
          ? 'bg-secondary text-secondary-content rounded-xl p-5 sm:p-10'
          : ''
      }
    >
      {props.picture && (
        <Cover
          src={props.picture}
          eager
          className="mb-6 aspect-video rounded-xl sm:aspect-[21/9]"
        />
      )}
      {text(props, 'eyebrow') && (
        <p className="text-primary text-sm font-semibold">
          {text(props, 'eyebrow')}
        </p>
      )}
      <Heading className="mt-1 text-2xl text-balance wrap-anywhere sm:text-4xl">
        {text(props, 'title')}
      </Heading>
      {text(props, 'text') && (
        <p className="text-muted mt-3 wrap-anywhere whitespace-pre-line sm:text-lg">
          {text(props, 'text')}
        </p>
      )}
      {button && (
        <div className="mt-6 sm:max-w-xs">
          <EnrollAction label={button} />
        </div>
      )}
    </section>
  )
}
