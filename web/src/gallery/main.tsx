import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from '../ui/toaster.tsx';
import './gallery.css';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Gallery />
    <Toaster />
  </StrictMode>,
);
