import EventCell from 'src/components/Learning/Event/EventCell'

const EventPage = ({ id }: { id: number }) => <EventCell id={id} />

export default EventPage
