// Values shared by several examples.

export const id = (last: number) => `01935f2e-7c1a-7d3e-9b42-${String(last).padStart(12, '0')}`;

export const person = { id: id(1), firstName: 'Aysel', lastName: 'Məmmədova' };
export const agent = { id: id(2), firstName: 'Elvin', lastName: 'Quliyev' };
export const token = 'pX7sJ2kV9wQ4mN6bC1zT8rY5hG3fD0aL2eU6iO4vK1x';
