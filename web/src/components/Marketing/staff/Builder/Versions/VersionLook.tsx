import type { ComponentType } from 'react'

import type {
  LandingPageVersionQuery,
  LandingPageVersionQueryVariables,
} from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { landingBlocks } from 'src/components/Marketing/Landing/landingBlocks'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { ScrollArea } from 'src/components/ui/layout/ScrollArea'

import { cleanContent } from '$api/src/shared/marketing/landing/cleanContent'

const VERSION = gql`
  query LandingPageVersionQuery($id: Int!) {
    landingPageVersion(id: $id) {
      id
      content
    }
  }
`

/** A scaled-down preview of an older version, with today's offer. */
export const VersionLook = ({ id }: { id: number }) => {
  const { data } = useQuery<
    LandingPageVersionQuery,
    LandingPageVersionQueryVariables
  >(VERSION, { variables: { id } })
  if (!data) return <Skeleton className="mt-3 h-40 w-full" />
  const { content } = cleanContent(data.landingPageVersion?.content, {
    html: (html) => html,
  })
  return (
    <ScrollArea className="bg-base-200 mt-3 max-h-96 space-y-6 rounded-lg p-4">
      {content.map(({ type, props }) => {
        const Block = landingBlocks[type] as ComponentType<typeof props>
        return <Block key={props.id} {...props} />
      })}
    </ScrollArea>
  )
}
