import { RichText } from 'src/components/ui/text/RichText/RichText'

import { useTexts } from '../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

export const Text = (props: BlockProps<'Text'>) => (
  <RichText html={useTexts()(props, 'html')} className="max-w-prose" />
)
