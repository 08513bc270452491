package org.podium.games;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
