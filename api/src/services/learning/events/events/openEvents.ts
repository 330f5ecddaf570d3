import { isForViewer, viewerOf } from 'src/services/learning/audience'

/** A cancelled event is still shown to its audience, so that nobody waits for an event that does not take place. */
export const SHOWN_EVENT = `e.status IN ('PUBLISHED', 'CANCELLED')`

/** A condition on the event `e` for the row `viewer`. */
export const EVENT_FOR_VIEWER = isForViewer({
  row: 'e',
  levels: 'EventAccessLevel',
  batches: 'EventBatch',
  groups: 'EventGroup',
  key: 'eventId',
  viewer: 'viewer',
})

/** For a WITH clause: the viewer ($1 is their id), and the events that are open to them. */
export const OPEN_EVENTS = `
  viewer AS MATERIALIZED (${viewerOf('$1')}),
  open_events AS MATERIALIZED (SELECT e.* FROM "Event" e, viewer WHERE ${SHOWN_EVENT} AND ${EVENT_FOR_VIEWER})`
