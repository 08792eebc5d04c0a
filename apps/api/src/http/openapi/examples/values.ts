// Values shared by several examples.

/** The same UUID for the same number, so that examples can refer to each other. */
export const id = (last: number) => `01935f2e-7c1a-7d3e-9b42-${String(last).padStart(12, '0')}`;

/** The traveller’s id and name. */
export const person = { id: id(1), firstName: 'Aysel', lastName: 'Məmmədova' };
/** The id and name of the agent who works on the request. */
export const agent = { id: id(2), firstName: 'Elvin', lastName: 'Quliyev' };
/** An access token, in the form in which the server issues them. */
export const token = 'pX7sJ2kV9wQ4mN6bC1zT8rY5hG3fD0aL2eU6iO4vK1x';
