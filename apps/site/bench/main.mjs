import { createElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { List } from './list.mjs';

const root = document.getElementById('root');
const text = document.getElementById('known')?.textContent;
const known = text ? JSON.parse(text) : null;
if (known) hydrateRoot(root, createElement(List, { known }));
else createRoot(root).render(createElement(List, { known }));
