import 'react-dom/client';

// The visitor reads already. React has been evaluated; the rest begins in a task of its own, so that a press in between is not kept waiting.
setTimeout(() => import(/* webpackMode: "eager" */ './main'));
