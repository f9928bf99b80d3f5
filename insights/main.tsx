import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import '../src/styles/tokens.css';
import { INITIAL_THEME_STATE } from '../src/core/settings/settings.ts';
import { getDemoOptions } from '../src/theme/create-demo-theme.ts';
import { App } from './App.tsx';
import './insights.css';

const options = getDemoOptions(INITIAL_THEME_STATE);
const theme = createTheme({
  ...options,
  typography: { ...options.typography, button: { textTransform: 'none' } },
  cssVariables: { colorSchemeSelector: '[data-mui-color-scheme="%s"]' },
});

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline />
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <App />
      </LocalizationProvider>
    </ThemeProvider>
  </StrictMode>,
);
