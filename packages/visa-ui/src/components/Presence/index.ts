export { Presence, type PresencePerson, type PresenceProps } from './Presence';
