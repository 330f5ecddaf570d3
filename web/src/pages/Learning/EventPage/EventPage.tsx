import EventCell from 'src/components/Learning/Events/staff/Event/EventCell'

const EventPage = ({ id }: { id: number }) => <EventCell id={id} />

export default EventPage
