/** A library that only the remotes use is in the shell's build because it is named here. */
import '@tanstack/react-query';
import 'i18next';
import 'react-dom';
import 'react-i18next';
import 'zustand';
